// What a visitor will do, drawn from a seed before anything begins, so that the same seed gives the same visit.
import { INTRUDERS, type Intruder } from '../../../setup/intruders';
import { seeded } from '../../../setup/random';
import type { FormName } from './journal';

/** What becomes of one request to the store of leads. */
const FAULTS = [
  'an error page, status 500',
  'too many from one place, status 429',
  'no permission, status 403',
  'a value that is not taken, status 400',
  'no backend behind the gateway, status 503',
  'a page that says all is well, status 200',
  'an empty 404',
  'broken off before it arrives',
  'stored, and the answer broken off',
  'no answer, and nothing stored',
  'stored, and no answer',
] as const;
export type Fault = (typeof FAULTS)[number];

/** What becomes of one request for the code of a form. */
export type ChunkFault = 'late' | 'broken off';
export type Chunk = 'contact' | 'promotion' | 'hydrate' | 'onPage' | 'toasts';

export type Press = 'click' | 'Enter' | 'two clicks' | 'click and Enter';

export type Step =
  | { do: 'fill'; values: Record<string, string> }
  | { do: 'tick'; on: boolean }
  | { do: 'faults'; faults: Fault[] }
  | { do: 'chunk fault'; chunk: Chunk; fault: ChunkFault }
  | { do: 'send'; press: Press; wait: 'until told' | 'a moment' | 'not at all' }
  | { do: 'go offline' }
  | { do: 'go online' }
  | { do: 'let time pass'; milliseconds: number }
  | { do: 'reload' }
  | { do: 'go and come back'; to: string }
  | { do: 'go'; to: string }
  | { do: 'write elsewhere'; to: string; values: Record<string, string> }
  | { do: 'close the toast' }
  | { do: 'let in'; intruder: Intruder }
  | { do: 'second tab'; values: Record<string, string>; press: Press };

export interface Plan {
  index: number;
  /** Begins every name that this visitor gives, and nobody else's. */
  visitor: string;
  path: string;
  form: FormName;
  size: 'phone' | 'desk';
  /** Who changes each page of the visit, and when; those of a step come once. */
  intruders: { intruder: Intruder; when: Moment }[];
  steps: Step[];
}

const MOMENTS = ['before its scripts', 'at each focus', 'all the time'] as const;
export type Moment = (typeof MOMENTS)[number];

const PATHS = ['/', '/services/gutters', '/service-areas/riverside-county', '/cities/riverside'];
const ELSEWHERE = [...PATHS, '/privacy'];
const TEXTS = [
  "O'Neil",
  '"Quoted"',
  '\u{1F3E0}\u{1F4A7}',
  '  with  spaces ',
  'a\\b',
  '<b>bold</b>',
  'ein Größenwahn',
  '; drop table --',
  '100%',
  'x'.repeat(300),
  '{"json":1}',
  'null',
  '\u0645\u0631\u062d\u0628\u0627',
];
const REQUIRED = ['name', 'phone', 'email', 'address'];

/** The `index`-th visit of a seed. `who`: visits under other names are others to the store. */
export function planVisit(seed: number, index: number, who = 'Visitor'): Plan {
  const draw = drawing(seeded(seed * 1009 + index));
  const form = draw.chance(0.6) ? 'contact' : 'promotion';
  const plan: Plan = { index, visitor: `${who} ${seed}.${index}:`, path: draw.one(PATHS), form, size: draw.one(['phone', 'desk']), intruders: [], steps: [] };
  if (draw.chance(0.3)) plan.steps.push({ do: 'chunk fault', chunk: draw.one([form, 'hydrate', 'onPage', 'toasts']), fault: draw.one(['late', 'broken off']) });
  const count = 3 + draw.below(6);
  while (plan.steps.length < count) plan.steps.push(...drawSteps(draw, plan));
  if (draw.chance(0.8)) plan.steps.push({ do: 'go online' }, { do: 'fill', values: drawValues(draw, plan, REQUIRED) }, drawSend(draw));
  return plan;
}

/** The same visit, while others change the page. */
export function planVisitAmongOthers(seed: number, index: number): Plan {
  const plan = planVisit(seed, index, 'Guest');
  const draw = drawing(seeded(seed * 1013 + index));
  const intruders = draw.chance(0.8) ? [{ intruder: draw.one(INTRUDERS), when: draw.one(MOMENTS) }] : [];
  const letIn = (): Step[] => (draw.chance(0.3) ? [{ do: 'let in', intruder: draw.one(INTRUDERS) }] : []);
  return { ...plan, intruders, steps: plan.steps.flatMap((step) => [...letIn(), step]) };
}

type Draw = ReturnType<typeof drawing>;

function drawing(random: () => number) {
  const below = (count: number) => Math.floor(random() * count);
  return {
    below,
    chance: (share: number) => random() < share,
    one: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T,
  };
}

function drawSteps(draw: Draw, plan: Plan): Step[] {
  const here = pathAfter(plan);
  const steps: (() => Step[])[] = [
    () => [{ do: 'fill', values: drawValues(draw, plan, REQUIRED) }],
    () => [{ do: 'fill', values: drawValues(draw, plan, REQUIRED) }, drawSend(draw)],
    () => [...drawFaults(draw), { do: 'fill', values: drawValues(draw, plan, REQUIRED) }, drawSend(draw)],
    () => [...drawFaults(draw), drawSend(draw)],
    () => [drawSend(draw)],
    () => [
      {
        do: 'fill',
        values: drawValues(
          draw,
          plan,
          [...REQUIRED, 'message'].filter(() => draw.chance(0.4)),
        ),
      },
    ],
    () => [{ do: 'tick', on: draw.chance(0.5) }],
    () => [{ do: 'let time pass', milliseconds: 100 * draw.below(120) }],
    () => [{ do: 'go online' }, { do: 'reload' }],
    () => [{ do: 'go online' }, { do: 'go and come back', to: draw.one(ELSEWHERE.filter((path) => path !== here)) }],
    () => [{ do: 'go online' }, { do: 'go', to: draw.one(PATHS.filter((path) => path !== here)) }],
    () => [
      { do: 'go online' },
      {
        do: 'write elsewhere',
        to: draw.one(PATHS.filter((path) => path !== here)),
        values: drawValues(
          draw,
          plan,
          REQUIRED.filter(() => draw.chance(0.6)),
        ),
      },
    ],
    () => [{ do: 'close the toast' }],
    () => [{ do: 'go offline' }, drawSend(draw)],
    () => [{ do: 'go online' }, ...drawFaults(draw), { do: 'second tab', values: drawValues(draw, plan, REQUIRED), press: draw.one(PRESSES) }],
  ];
  return draw.one(steps)();
}

function pathAfter({ path, steps }: Plan): string {
  return steps.reduce((here, step) => (step.do === 'go' ? step.to : here), path);
}

const PRESSES: readonly Press[] = ['click', 'click', 'Enter', 'two clicks', 'click and Enter'];

function drawSend(draw: Draw): Step {
  return { do: 'send', press: draw.one(PRESSES), wait: draw.one(['until told', 'until told', 'a moment', 'not at all']) };
}

/** Of one kind, as a host in trouble gives them, and now and then two. Six attempts are made at most. */
function drawFaults(draw: Draw): Step[] {
  const faults = [draw.one(FAULTS), draw.one(FAULTS)].flatMap((fault, second) => Array<Fault>(second === 0 ? 1 + draw.below(6) : draw.below(2)).fill(fault));
  return [{ do: 'faults', faults }];
}

/** Mostly the same ones again, so that the same request is sent twice. */
function drawValues(draw: Draw, { visitor, form, index }: Plan, names: string[]): Record<string, string> {
  const usual = draw.chance(0.6);
  const text = (plain: string) => (usual ? plain : [plain, draw.one(TEXTS)].join(' '));
  const all: Record<string, string> = {
    name: text(`${visitor} Ann`),
    phone: usual ? '(951) 555-0123' : draw.one(['+1 951 555 0123 ext. 4', ' 951.555.0123 ', 'call "Bob"']),
    email: usual ? `ann${index}@example.com` : `o'neil+${draw.below(9)}@example.com`,
    address: text('1 Main Street\nRiverside'),
  };
  if (form === 'contact' && (names.includes('message') || (!usual && draw.chance(0.5))))
    all.message = draw.chance(0.1) ? '\u{1F4A7}'.repeat(5000) : text('A leak.\nTwo spots.');
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name) || name === 'message'));
}

/** A plan in words, for whoever has to find out why a visit failed. */
export function inWords({ path, form, size, intruders, steps }: Plan): string {
  const others = intruders.map(({ intruder, when }) => `, a ${intruder} ${when}`).join('');
  return [`${path}, the ${form} form, ${size}${others}`, ...steps.map((step, number) => `  ${number + 1}. ${stepInWords(step)}`)].join('\n');
}

function stepInWords(step: Step): string {
  switch (step.do) {
    case 'fill':
      return `fill ${shortened(step.values)}`;
    case 'tick':
      return `${step.on ? 'tick' : 'untick'} the box`;
    case 'faults':
      return `the next requests to the store: ${step.faults.join('; ')}`;
    case 'chunk fault':
      return `the next request for ${step.chunk}-*.js: ${step.fault}`;
    case 'send':
      return `send by ${step.press}, wait ${step.wait}`;
    case 'let in':
      return `let in a ${step.intruder}`;
    case 'let time pass':
      return `let ${step.milliseconds} ms pass`;
    case 'go':
      return `go to ${step.to}`;
    case 'go and come back':
      return `go to ${step.to} and come back`;
    case 'write elsewhere':
      return `go to ${step.to}, fill ${shortened(step.values)} and come back`;
    case 'second tab':
      return `in a second tab of the same page send by ${step.press} ${shortened(step.values)}`;
    default:
      return step.do;
  }
}

function shortened(values: Record<string, string>): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' && value.length > 60 ? `${value.slice(0, 60)}… (${value.length})` : value));
}
