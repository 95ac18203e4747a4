// A field of a form: the label above, the control below. Only what may be left empty is marked.
import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  /** The mark of a field that may be left empty. */
  optional?: string;
  children: ReactNode;
}

export function Field({ id, label, optional, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional === undefined ? null : <span className="optional"> {optional}</span>}
      </label>
      {children}
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
}

export function TextField({ id, label, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label}>
      <input id={id} required {...input} />
    </Field>
  );
}

/** A textarea of one line: browsers may fill in a whole address, line breaks included, and HTML allows that only there. */
export function AddressField({ id, label, placeholder }: { id: string; label: string; placeholder: string }) {
  return (
    <Field id={id} label={label}>
      <textarea
        className="field__line"
        id={id}
        name="address"
        rows={1}
        required
        autoComplete="street-address"
        placeholder={placeholder}
      />
    </Field>
  );
}
