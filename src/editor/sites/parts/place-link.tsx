import { Anchor, Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { goTo, placeAddress, type SitesPlace } from '../sites-place'

type Props = { to: SitesPlace; children: ReactNode; className?: string | undefined } & (
  | { as?: undefined }
  | ({ as: typeof Button } & Pick<ButtonProps, 'leftSection' | 'variant'>)
)

/** A link within the sites screen: navigates in place, and can be opened in a new tab like any link. */
export function PlaceLink({ to, children, className, ...rest }: Props) {
  const href = placeAddress(to)
  const follow = (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    goTo(to)
  }
  if (rest.as) {
    const { as: _as, ...buttonProps } = rest
    return (
      <Button component="a" href={href} onClick={follow} className={className} {...buttonProps}>
        {children}
      </Button>
    )
  }
  return (
    <Anchor href={href} onClick={follow} className={className} inherit>
      {children}
    </Anchor>
  )
}
