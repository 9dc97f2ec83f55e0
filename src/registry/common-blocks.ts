/** The block types of nearly every page: in the builder's build their views are one file, and so is what they are edited with. */
export const commonBlocks = [
  'content/heading',
  'content/rich-text',
  'content/image',
  'content/button',
  'site/header',
  'site/footer',
  'site/navigation-menu',
]
