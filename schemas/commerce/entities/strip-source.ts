/** What a strip of products shows. `related` and `maker` belong to a product, `chosen` names its products. */
export const stripSources = ['new', 'sale', 'sold', 'category', 'chosen', 'related', 'maker'] as const
export type StripSource = (typeof stripSources)[number]
