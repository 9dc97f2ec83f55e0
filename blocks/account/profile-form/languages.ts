/** Each language by its own name. */
export const languages = { th: 'ไทย', en: 'English' } as const
