/** A text per language, as it is stored; at least one of them. */
export type Localised = { th?: string | undefined; en?: string | undefined }
