// The first thing on a page: who, where, and one thing to press; then what can be counted or was measured.

import { Elevation } from '../art/city/Elevation';
import { CountySection } from '../art/countySection';
import { EaveSection } from '../art/eaveSection';
import { type EaveWords, LAYERS } from '../art/eaveWords';
import { letterOf } from '../art/letters';
import { ServiceDrawing } from '../art/services/ServiceDrawing';
import type { BreadcrumbsModel, HeroModel, LinkModel } from '../model';
import { DimensionString } from '../sections/parts/DimensionString';
import { isLong, Title, withoutCounty } from '../Title';
import { Breadcrumbs } from './Breadcrumbs';
import { SurveyStakes } from './SurveyStakes';

const TITLE: Record<HeroModel['form'], string | undefined> = {
  home: 'h1--home',
  service: undefined,
  county: 'h1--city',
  city: 'h1--city',
};

/** A town or county whose name is long has a heading a step smaller on a phone, so that the name stays whole. */
function titleClass(form: HeroModel['form'], place = ''): string | undefined {
  return TITLE[form] === 'h1--city' && isLong(withoutCounty(place)) ? 'h1--city h1--long' : TITLE[form];
}

export function Hero({ breadcrumbs, ...hero }: HeroModel & { breadcrumbs: BreadcrumbsModel | null }) {
  const { form, facts, counters, drawing } = hero;
  return (
    <section className={`hero hero--${form}`} data-section="hero" id={form === 'home' ? 'home' : undefined}>
      <div className={`hero__ground grid-paper${hero.scene ? ` sky-${hero.scene.sky}` : ''}`}>
        <div className="wrap">
          {breadcrumbs ? <Breadcrumbs {...breadcrumbs} /> : null}
          <Words {...hero} place={breadcrumbs?.here} />
        </div>
        <Picture {...hero} />
      </div>
      {typeof drawing === 'object' && drawing.name === 'eave-section' ? <Legend {...drawing} /> : null}
      {facts.length > 0 ? <Facts facts={facts} credits={hero.credits} /> : null}
      {counters.length > 0 ? (
        <div className="wrap hero__counters">
          <DimensionString items={counters} count />
        </div>
      ) : null}
    </section>
  );
}

/** The drawing in words: on a phone for everybody, on a wide window for those who hear the page. */
function Legend(drawing: EaveWords) {
  return (
    <ul className="wrap legend">
      {LAYERS.map((layer, index) => (
        <li key={layer}>
          <b aria-hidden="true">{letterOf(index)}</b>
          <span>
            <strong>{drawing[layer].part}</strong> {drawing[layer].does}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The house of the town on a city page; on others what their data asks for, or ground that is set out. */
function Picture({ form, seed, scene, drawing, plans }: HeroModel) {
  if (scene) return <Elevation scene={scene} />;
  if (typeof drawing === 'string') return <ServiceDrawing name={drawing} plans={plans} />;
  if (drawing?.name === 'county-section') return <CountySection {...drawing} />;
  return drawing ? <EaveSection {...drawing} /> : <SurveyStakes form={form} seed={seed} />;
}

function Words({ form, label, title, lede, actions, notes, place }: HeroModel & { place: string | undefined }) {
  return (
    <div className="hero__words">
      {label ? <p className="hero__label">{label}</p> : null}
      <h1 className={titleClass(form, place)}>
        <Title text={title} place={place} />
      </h1>
      <p className="lede">{lede}</p>
      <Actions actions={actions} />
      {notes.length > 0 ? (
        <ul className="hero__notes">
          {notes.map((note) => (
            <li key={note}>
              <Title text={note} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Actions({ actions }: { actions: LinkModel[] }) {
  return (
    <p className="buttons hero__actions">
      {actions.map((action, index) => (
        <a className={index === 0 ? 'button' : 'button button--line'} href={action.href} key={action.label}>
          {action.label}
        </a>
      ))}
    </p>
  );
}

function Facts({ facts, credits }: Pick<HeroModel, 'facts' | 'credits'>) {
  return (
    <div className="hero__strip band--ink on-ink">
      <dl className="wrap hero__facts">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {credits.length === 0 ? null : <p className="wrap hero__credits">{credits.join('. ')}.</p>}
    </div>
  );
}
