// Over the form when something has to be put right; what, stands beside each field, and the focus goes to the first.

export function Summary({ words, shown }: { words: string; shown: boolean }) {
  return (
    <div role="alert">
      {shown ? (
        <p className="problems">
          <strong>{words}</strong>
        </p>
      ) : null}
    </div>
  );
}
