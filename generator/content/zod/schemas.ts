// Values and schemas along a path: what stands there, what could, and which names a map may have.
import { z } from 'zod';
import type { Path } from '../visit';
import type { Schema } from './finding';

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    return Reflect.get(at, key);
  }, value);
}

/** The schemas that may describe what stands at the path: several where a union leaves it open. */
export function schemasAt(schema: Schema, value: unknown, path: Path): Schema[] {
  const [key, ...rest] = path;
  if (key === undefined) return [schema];
  return bare(schema, value).flatMap((each) => {
    const part = partOf(each, key);
    return part ? schemasAt(part, valueAt(value, [key]), rest) : [];
  });
}

/** The names that a map at the path may have. */
export function namesAt(schema: Schema, value: unknown, path: Path): string[] {
  const here = valueAt(value, path);
  return [
    ...new Set(
      schemasAt(schema, value, path)
        .flatMap((each) => bare(each, here))
        .flatMap(namesOf),
    ),
  ];
}

function namesOf(schema: Schema): string[] {
  if (schema instanceof z.core.$ZodObject) return Object.keys(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodRecord) return [...(schema._zod.def.keyType._zod.values ?? [])].map(String);
  return [];
}

function partOf(schema: Schema, key: string | number): Schema | undefined {
  if (schema instanceof z.core.$ZodObject) return Object.hasOwn(schema._zod.def.shape, key) ? schema._zod.def.shape[key] : undefined;
  if (schema instanceof z.core.$ZodRecord) return schema._zod.def.valueType;
  if (schema instanceof z.core.$ZodArray) return schema._zod.def.element;
  if (schema instanceof z.core.$ZodTuple) return schema._zod.def.items[Number(key)] ?? schema._zod.def.rest ?? undefined;
  return undefined;
}

/** Without what is wrapped around it: optional, default, pipe; a union is taken apart. */
function bare(schema: Schema, value: unknown): Schema[] {
  const inner = innerOf(schema, value);
  return inner ? inner.flatMap((each) => bare(each, value)) : [schema];
}

function innerOf(schema: Schema, value: unknown): readonly Schema[] | undefined {
  const { $ZodOptional, $ZodNullable, $ZodDefault, $ZodPrefault, $ZodNonOptional, $ZodReadonly, $ZodCatch } = z.core;
  for (const wrapper of [$ZodOptional, $ZodNullable, $ZodDefault, $ZodPrefault, $ZodNonOptional, $ZodReadonly, $ZodCatch]) {
    if (schema instanceof wrapper) return [schema._zod.def.innerType];
  }
  if (schema instanceof z.core.$ZodLazy) return [schema._zod.def.getter()];
  if (schema instanceof z.core.$ZodPipe) {
    const { in: input, out } = schema._zod.def;
    return [input instanceof z.core.$ZodTransform ? out : input];
  }
  if (schema instanceof z.core.$ZodIntersection) return [schema._zod.def.left, schema._zod.def.right];
  if (schema instanceof z.core.$ZodDiscriminatedUnion) return optionsFor(schema, value);
  return schema instanceof z.core.$ZodUnion ? schema._zod.def.options : undefined;
}

function optionsFor(union: z.core.$ZodDiscriminatedUnion, value: unknown): readonly Schema[] {
  const { options, discriminator } = union._zod.def;
  const named = valueAt(value, [discriminator]);
  const chosen = options.filter(({ _zod }) => [...(_zod.propValues?.[discriminator] ?? [])].some((each) => each === named));
  return chosen.length > 0 ? chosen : options;
}
