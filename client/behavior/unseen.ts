// An email address is often pasted with signs around it that nobody sees. Browsers take them for a part of it, and check it before the
// form's own code is there, which knows better (client/leads/clean.ts).

export function startUnseen(): void {
  addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'email') return;
      const seen = target.value.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
      if (seen !== target.value) target.value = seen;
    },
    true,
  );
}
