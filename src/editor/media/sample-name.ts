/** Whether a file is sample content that comes with a block. */
export const isSampleFile = (asset: string): boolean => asset.startsWith('sample-')

/** Label of such a file: its technical name means nothing to a person. */
export const sampleName = { en: 'Sample', th: 'ตัวอย่าง' }
