// A field of a form: the label above, the control below, and under it what has to be put right. Only what may be left empty is marked.
import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  /** The mark of a field that may be left empty. */
  optional?: string;
  problem?: string | undefined;
  children: ReactNode;
}

export function Field({ id, label, optional, problem, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional === undefined ? null : <span className="optional"> {optional}</span>}
      </label>
      {children}
      {problem === undefined ? null : (
        <p className="field__problem" id={problemId(id)}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps {
  id: string;
  name: string;
  label: string;
  type: 'text' | 'tel' | 'email';
  autoComplete: string;
  placeholder?: string;
  problem?: string | undefined;
}

export function TextField({ id, label, problem, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} problem={problem}>
      <input id={id} required {...input} {...invalid(id, problem)} />
    </Field>
  );
}

interface AddressFieldProps {
  id: string;
  label: string;
  placeholder: string;
  problem?: string | undefined;
}

/** A textarea of one line: browsers may fill in a whole address, line breaks included, and HTML allows that only there. */
export function AddressField({ id, label, placeholder, problem }: AddressFieldProps) {
  return (
    <Field id={id} label={label} problem={problem}>
      <textarea
        className="field__line"
        id={id}
        name="address"
        rows={1}
        required
        autoComplete="street-address"
        placeholder={placeholder}
        {...invalid(id, problem)}
      />
    </Field>
  );
}

/** Said only once something has been found, not of a field that nobody has come to yet. */
export function invalid(id: string, problem: string | undefined) {
  return problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId(id) };
}

function problemId(id: string): string {
  return `${id}-problem`;
}
