/** Whether a file is one that blocks come with, to show what they will be. */
export const isSampleFile = (asset: string): boolean => asset.startsWith('sample-')

/** What such a file is called: its own name says nothing to a person. */
export const sampleName = { en: 'Sample', th: 'ตัวอย่าง' }
