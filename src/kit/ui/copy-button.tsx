import { useT } from '../t'
import { useCopy } from '../use-copy'
import { Button } from './button'

const messages = {
  copy: { en: 'Copy', th: 'คัดลอก' },
  copied: { en: 'Copied', th: 'คัดลอกแล้ว' },
  refused: { en: 'Copy it manually', th: 'โปรดคัดลอกด้วยตนเอง' },
}

type Props = {
  text: string
  /** Defaults to "Copy". */ label?: string
  look?: 'secondary' | 'quiet'
  size?: 's' | 'm'
  className?: string
}

/** Copies a text and briefly shows the outcome, because a browser may refuse. */
export function CopyButton({ text, label, look: variant = 'secondary', size = 'm', className }: Props) {
  const t = useT()
  const { copy, copyResult } = useCopy()
  const outcome = copyResult && t(messages[copyResult])
  return (
    <>
      <Button
        look={variant}
        size={size}
        icon={copyResult === 'copied' ? 'check' : copyResult === 'refused' ? 'alert-circle' : 'copy'}
        onClick={() => copy(text)}
        {...(className ? { className } : {})}
      >
        {outcome ?? label ?? t(messages.copy)}
      </Button>
      <output className="visually-hidden">{outcome}</output>
    </>
  )
}
