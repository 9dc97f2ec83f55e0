/** Each by the name that its speakers give it. */
export const languages = { th: 'ไทย', en: 'English' } as const
