// What a form needs to send a lead, loaded when somebody begins to use one. One sender for the page: it remembers what was sent.
import { type BackendSettings, backendFor } from './config';
import { type LeadSender, leadSender } from './sender';

export { contactLead, contactValues, promotionLead, promotionValues } from './rows';
export { isFirstSave } from './sender';
export { forwardLead } from './webhook';

let sender: LeadSender | undefined;

export function senderOnPage(settings: BackendSettings, base: string): LeadSender {
  return (sender ??= leadSender(backendFor(settings, { origin: location.origin, base })));
}
