// The sheet of both forms.
import stylesheet from '../../styles/forms.css?url';
import { linkSheet } from '../sheet';

export const looks = linkSheet(stylesheet);
