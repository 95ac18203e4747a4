// A figure with its words: "up to 30%" is a large 30% with small words over it, so a claim is written once, as a text.
export interface FigureParts {
  before: string;
  number: string;
  after: string;
}

const NUMBER = /^(.*?)(\$?\d[\d.,]*(?:[-/]\d[\d.,]*)?(?:%|\+|M\b|hr\b)?)(.*)$/;

/** The first number of a text, and the words on either side of it; a text without one is itself the figure (A+). */
function splitFigure(text: string): FigureParts {
  const [, before = '', number = text, after = ''] = NUMBER.exec(text) ?? [];
  return { before: before.trim(), number, after: after.trim() };
}

export function Figure({ text, caption = '' }: { text: string; caption?: string | undefined }) {
  const { before, number, after } = splitFigure(text);
  const below = `${after} ${caption}`.trim();
  return (
    <p className="figure">
      {before === '' ? null : <span className="figure__words">{before} </span>}
      <span className="figure__number">{number}</span>
      {below === '' ? null : <span className="figure__words"> {below}</span>}
    </p>
  );
}
