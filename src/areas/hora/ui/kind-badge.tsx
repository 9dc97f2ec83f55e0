import { useLocale } from '@kit/boot'
import { Badge } from '@kit/ui/badge'
import { type Kind, kinds } from './texts/terms'

/** Says of a figure whether it is of the books or of the sky. */
export function KindBadge({ kind }: { kind: Kind }) {
  const locale = useLocale()
  return (
    <Badge tone={kind === 'tradition' ? 'accent' : 'info'} look="outline" size="s">
      {kinds[kind][locale]}
    </Badge>
  )
}
