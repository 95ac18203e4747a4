// The head of a section: its title, and one gray sentence on the same last line.
import { Title } from '../../Title';

export function SectionHead({ title, lede }: { title: string; lede?: string | undefined }) {
  return (
    <div className="section-head">
      <h2>
        <Title text={title} />
      </h2>
      {lede === undefined ? null : <p>{lede}</p>}
    </div>
  );
}
