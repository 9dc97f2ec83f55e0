import { Button, Center, Loader, Stack, Text, Title } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Payload } from '@schemas/layout/render'
import { useBoot } from '@kit/boot'
import { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import type { OutputOf } from '@schemas/call'
import { BuilderView } from './builder-view'
import { readDocument } from './document/read-document'
import { addKnownAssets } from './media/known-assets'
import { askDocument } from './state/ask-document'
import { copyBaseOf } from './state/copy-base'
import { type DeviceCopy, readDeviceCopy } from './state/device-copy'

export type Opened = OutputOf<typeof import('@schemas/api/editor/open').call>

const words = {
  loading: { en: 'Opening the page…', th: 'กำลังเปิดหน้า…' },
  failed: { en: 'The page could not be opened', th: 'เปิดหน้านี้ไม่ได้' },
  unreadable: { en: 'What is stored for this page cannot be read. Its history still holds earlier versions.', th: 'อ่านข้อมูลที่เก็บไว้ของหน้านี้ไม่ได้ แต่ประวัติยังมีเวอร์ชันก่อนหน้าอยู่' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  back: { en: 'Back to the page', th: 'กลับไปที่หน้าเว็บ' },
}

type State = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'open'; opened: Opened; copy: DeviceCopy | undefined; copyBase: FlatPage | undefined }

/** Fetches the document and what this device kept of it, and then shows the builder. */
export function OpenDocument({ documentKey, payload }: { documentKey: string; payload: Payload }) {
  const t = useT()
  const boot = useBoot()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ kind: 'loading' })

  useEffect(() => {
    const abort = new AbortController()
    const load = async () => {
      try {
        const [opened, copy] = await Promise.all([askDocument(documentKey, abort.signal), readDeviceCopy(boot.site.id, documentKey)])
        addKnownAssets(opened.assets)
        setState({ kind: 'open', opened, copy, copyBase: await copyBaseOf(opened, copy, abort.signal) })
      } catch (error) {
        if (!abort.signal.aborted) setState({ kind: 'failed', message: error instanceof GatewayError ? error.message : String(error) })
      }
    }
    void load()
    return () => abort.abort()
  }, [documentKey, boot, attempt])

  const opened = state.kind === 'open' ? state.opened : undefined
  const read = useMemo(() => opened && readDocument(documentKey, opened.content), [documentKey, opened])

  if (state.kind === 'loading') {
    return (
      <Center h="100%" role="status">
        <Stack align="center" gap="sm">
          <Loader size="sm" />
          <Text>{t(words.loading)}</Text>
        </Stack>
      </Center>
    )
  }
  if (state.kind === 'failed' || !read) {
    return (
      <Center h="100%" role="alert">
        <Stack align="center" gap="sm" maw={420} ta="center">
          <Title order={1} size="h4">
            {t(words.failed)}
          </Title>
          <Text>{state.kind === 'failed' ? state.message : t(words.unreadable)}</Text>
          <Button
            onClick={() => {
              setState({ kind: 'loading' })
              setAttempt(attempt + 1)
            }}
          >
            {t(words.again)}
          </Button>
          <Button variant="subtle" component="a" href={payload.path}>
            {t(words.back)}
          </Button>
        </Stack>
      </Center>
    )
  }
  return <BuilderView key={documentKey} documentKey={documentKey} payload={payload} opened={state.opened} page={read.page} copy={state.copy} copyBase={state.copyBase} />
}
