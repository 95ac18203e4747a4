// A lead of each kind, for tests.
import { LOCAL_KEY } from '../../../../client/leads/config';
import type { ContactValues } from '../../../../client/leads/fields';
import { contactLead, promotionLead } from '../../../../client/leads/rows';

export const values: ContactValues = {
  name: 'Zoë O’Brien',
  email: 'zoe@example.com',
  phone: '(951) 555-0198',
  address: '12 “Hill” St\nUnit \\4',
  roofAge: '20+',
  bestTime: '',
  emergency: false,
  message: '',
  webhookUrl: '',
};

export const contact = contactLead(values);
export const promotion = promotionLead({ name: 'Sam', email: 'sam@example.com', phone: '951', address: '1 A St', interestedInConsultation: true });
export const key = LOCAL_KEY;
