import type { Addition } from './addition.ts';

/** A product, which needs data alone. */
export const product: Addition = {
  creates: {},
  edits: {
    'config/products.yaml': [
      {
        before: '  - code: premium-plus\n',
        text: `  - code: familie
    product: familie
    key: familie
    url: /premium/familie
    name: Premium Familie
    description: Für alle, die zu zweit anlegen.
    infoText: Für alle, die zu zweit anlegen.
    order: 40
    price: 12.9
    trackingName: familie
    paymentProductId: PKT-4000
    features: [csv_download_feature]
    thankyouPage: { buttonUrl: /, buttonLabel: Zur Startseite }
`,
      },
    ],
  },
};
