/** English words of the page of answers. */
export const goodToKnowEn = {
  title: 'Good to know',
  eyebrow: 'Before you order',
  description: 'How to pay, what delivery costs, and what else people ask before they order oil.',
  ask: 'Something else? Ask us on WhatsApp',
}

export type GoodToKnowWords = typeof goodToKnowEn

/** Handed by the route around a page to the page. */
export const handle = { goodToKnow: goodToKnowEn }
