// What is wrong with what was typed: found when the form is sent, and taken back field by field as it is put right.
import { type FormEvent, useState } from 'react';
import { type Problems, problemOf, problemsIn } from './checks';
import { fieldOf } from './fields';
import type { CheckedField, LeadFormModel } from './model';

export interface FoundProblems {
  problems: Problems;
  /** How often the form was checked: what is found is said anew. */
  submitCount: number;
  /** Some of what was found at the last check has been put right. */
  corrected: boolean;
}

export interface ProblemsHook extends FoundProblems {
  /** The name of the first field with a problem; undefined where all is well. */
  check(form: HTMLFormElement): string | undefined;
  recheck(event: FormEvent<HTMLFormElement>): void;
}

export function useProblems(rules: LeadFormModel['rules']): ProblemsHook {
  const [problems, setProblems] = useState<Problems>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [corrected, setCorrected] = useState(false);
  return {
    problems,
    submitCount,
    corrected,
    check(form) {
      const found = problemsIn(form, rules);
      setProblems(found);
      setSubmitCount((count) => count + 1);
      setCorrected(false);
      return Object.keys(found)[0];
    },
    recheck({ target, currentTarget }) {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name === null || !(name in problems)) return;
      const field = fieldOf(currentTarget, name);
      if ((field && problemOf(field, rules)) !== null) return;
      const { [name as CheckedField]: _, ...others } = problems;
      setProblems(others);
      setCorrected(true);
    },
  };
}
