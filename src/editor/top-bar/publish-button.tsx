import { Button } from '@mantine/core'
import { useT } from '@kit/t'

const words = { publish: { en: 'Publish', th: 'เผยแพร่' } }

export function PublishButton() {
  const t = useT()
  return <Button>{t(words.publish)}</Button>
}
