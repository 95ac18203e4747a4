// What a script puts in place when a part of the page fails in the browser: each leaves the page's own number at hand (D8, D23).
import type { TroubleModel } from '../model';

export function Trouble({ heading, notLoaded, retry, call, phone }: TroubleModel) {
  const number = (
    <a href={phone.href}>
      {call} {phone.display}
    </a>
  );
  return (
    <>
      <template data-trouble="error">
        <div className="trouble" role="alert">
          <h3>{heading}</h3>
          <p data-message />
          <p>{number}</p>
        </div>
      </template>
      <template data-trouble="load">
        <div className="trouble" role="alert">
          <p>{notLoaded}</p>
          <p className="trouble__ways">
            <button className="button button--line" type="button">
              {retry}
            </button>
            {number}
          </p>
        </div>
      </template>
    </>
  );
}
