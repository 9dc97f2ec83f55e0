import { useT } from '../t'
import { useCopy } from '../use-copy'
import { Button } from './button'

const words = {
  copy: { en: 'Copy', th: 'คัดลอก' },
  copied: { en: 'Copied', th: 'คัดลอกแล้ว' },
  refused: { en: 'Copy it by hand', th: 'โปรดคัดลอกด้วยตนเอง' },
}

type Props = {
  text: string
  /** "Copy" where nothing else is said. */ label?: string
  look?: 'secondary' | 'quiet'
  size?: 's' | 'm'
  className?: string
}

/** Copies a text and says for a moment what became of it: a browser may refuse. */
export function CopyButton({ text, label, look = 'secondary', size = 'm', className }: Props) {
  const t = useT()
  const { copy, said } = useCopy()
  const outcome = said && t(words[said])
  return (
    <>
      <Button
        look={look}
        size={size}
        icon={said === 'copied' ? 'check' : said === 'refused' ? 'alert-circle' : 'copy'}
        onClick={() => copy(text)}
        {...(className ? { className } : {})}
      >
        {outcome ?? label ?? t(words.copy)}
      </Button>
      <output className="visually-hidden">{outcome}</output>
    </>
  )
}
