import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { siteCalls } from '../site-calls'

const messages: Record<string, LocalisedText> = {
  pack: { en: 'the theme “{name}”', th: 'ธีม “{name}”' },
  site: { en: 'the site “{name}”', th: 'เว็บไซต์ “{name}”' },
  file: { en: 'a file', th: 'ไฟล์' },
}

/** Name of the template a site was created from: its title while it is still offered, afterwards its key. */
export function useTemplateName(isWanted: boolean): (template: string) => string {
  const t = useT()
  const { data } = useCall(siteCalls.templates, {}, { enabled: isWanted })
  return (template) => {
    const at = template.indexOf(':')
    const known = data?.templates.find(({ id }) => id === template)
    const kind = messages[template.slice(0, at)]
    return kind ? t(kind, { name: known ? t(known.title) : template.slice(at + 1) }) : template
  }
}
