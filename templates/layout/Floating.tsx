import type { LandingContent } from '../model';
export function Floating({ call }: LandingContent['floating']) { return <div data-section="floating"><a href={call.href}>{call.label}</a></div>; }
