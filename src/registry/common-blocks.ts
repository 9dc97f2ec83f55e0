/**
 * Block types used on nearly every page: the builder's build bundles their views into one file, and their kits into
 * another.
 */
export const commonBlocks = [
  'content/heading',
  'content/rich-text',
  'content/image',
  'content/button',
  'site/header',
  'site/footer',
  'site/navigation-menu',
]
