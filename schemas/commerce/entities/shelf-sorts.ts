export const shelfSorts = ['relevance', 'new', 'price', 'price-down', 'discount', 'sold'] as const
export type ShelfSort = (typeof shelfSorts)[number]
