// The files that a page names, for tests that render one by itself.
import type { AssetsModel } from '../../templates/model';

export const ASSETS: AssetsModel = {
  stylesheets: { home: '/a.css', service: '/a.css', county: '/a.css', city: '/a.css', prose: '/a.css', notFound: '/a.css', serverError: '/a.css' },
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
