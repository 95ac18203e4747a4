// The files that a page names, for tests that render one by itself.
import type { AssetsModel } from '../../templates/frameModel';

export const ASSETS: AssetsModel = {
  stylesheets: ['/a.css'],
  promotion: '/a.css',
  script: '/a.js',
  fonts: [],
  favicon: '/a.svg',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/a.webmanifest',
  street: null,
  mark: null,
  themeColor: '#ffffff',
};
