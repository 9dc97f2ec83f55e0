import { Button, Center, Loader, Stack, Text, Title } from '@mantine/core'
import { useT } from '@kit/t'

const words = {
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  back: { en: 'Back to the page', th: 'กลับไปที่หน้าเว็บ' },
}

/** A screen of the builder whose content is on its way. */
export function OpeningNote({ said }: { said: string }) {
  return (
    <Center h="100%" role="status">
      <Stack align="center" gap="sm">
        <Loader size="sm" />
        <Text>{said}</Text>
      </Stack>
    </Center>
  )
}

/** A screen of the builder whose content did not come: why, once more, or back. */
export function NotOpened({ title, message, path, onAgain }: { title: string; message: string; path: string; onAgain: () => void }) {
  const t = useT()
  return (
    <Center h="100%" role="alert">
      <Stack align="center" gap="sm" maw={420} ta="center">
        <Title order={1} size="h4">
          {title}
        </Title>
        <Text>{message}</Text>
        <Button onClick={onAgain}>{t(words.again)}</Button>
        <Button variant="subtle" component="a" href={path}>
          {t(words.back)}
        </Button>
      </Stack>
    </Center>
  )
}
