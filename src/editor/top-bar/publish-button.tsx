import { Button } from '@mantine/core'
import { useState } from 'react'
import { useT } from '@kit/t'
import { lazyPart } from '../ui/lazy-part'

const PublishDialog = lazyPart(async () => (await import('../publish/publish-dialog')).PublishDialog)

const words = { publish: { en: 'Publish', th: 'เผยแพร่' } }

export function PublishButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button flex="none" data-tour="publish" onClick={() => setOpen(true)}>
        {t(words.publish)}
      </Button>
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  )
}
