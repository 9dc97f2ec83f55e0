const itemName = /^item-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The name in documents for the uploaded item with this id. */
export const itemAsset = (id: string): string => `item-${id}`

/** The id of the upload with this name; undefined for the theme's own names. */
export const itemOf = (name: string): string | undefined => itemName.exec(name)?.[1]
