/** Families of addresses of posts, one of which search engines are to know. */
export const addressFamilies = ['category', 'cms-blog'] as const
