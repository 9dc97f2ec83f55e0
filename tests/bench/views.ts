import type { AnyView } from '@registry/views'
import { View as Button } from '../../blocks/content/button/view'
import { View as Heading } from '../../blocks/content/heading/view'
import { View as Picture } from '../../blocks/content/image/view'
import { View as Text } from '../../blocks/content/rich-text/view'

/** The product's own blocks; every contestant shows these same views. */
export const views = { heading: Heading, text: Text, picture: Picture, button: Button } as unknown as Record<
  'heading' | 'text' | 'picture' | 'button',
  AnyView
>
