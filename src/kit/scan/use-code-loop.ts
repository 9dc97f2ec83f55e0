import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { cropToFrame } from './crop-to-frame'
import { openReader } from './open-reader'
import { createReadFilter } from './read-filter'
import type { CodeReader, ScanFormat, ScannedCode } from './scan-types'

type Options = {
  video: RefObject<HTMLVideoElement | null>
  formats: readonly ScanFormat[]
  isRunning: boolean
  onCode: (code: ScannedCode) => void
}

/** Pause between two pictures (ms): the reader would otherwise heat the phone. */
const pauseMs = 90

/** Reads the codes inside the frame, one picture at a time. Answers whether the reader failed. */
export function useCodeLoop({ video, formats, isRunning, onCode }: Options): boolean {
  const [hasFailed, setFailed] = useState(false)
  const report = useEffectEvent(onCode)
  const wanted = formats.join(' ')
  useEffect(() => {
    if (!isRunning) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let reader: CodeReader | undefined
    const filter = createReadFilter()
    const step = async (): Promise<void> => {
      const picture = video.current && (await framed(video.current))
      if (picture && reader && !isOver) {
        const code = filter(await reader.read(picture), performance.now())
        if (code && !isOver) report(code)
      } else picture?.close()
      if (!isOver) timer = setTimeout(run, pauseMs)
    }
    const run = () => {
      step().catch(() => {
        if (!isOver) setFailed(true)
      })
    }
    const begin = async () => {
      const opened = await openReader(wanted.split(' ') as ScanFormat[])
      if (isOver) return opened.close()
      reader = opened
      run()
    }
    begin().catch(() => setFailed(true))
    return () => {
      isOver = true
      clearTimeout(timer)
      reader?.close()
    }
  }, [video, wanted, isRunning])
  return hasFailed
}

/** The part of the current picture that is inside the frame; nothing before the first picture. */
async function framed(video: HTMLVideoElement): Promise<ImageBitmap | undefined> {
  const { videoWidth: width, videoHeight: height, clientWidth, clientHeight } = video
  if (width === 0 || height === 0 || clientWidth === 0) return undefined
  const { x, y, to, ...size } = cropToFrame({ width, height }, { width: clientWidth, height: clientHeight })
  return createImageBitmap(video, x, y, size.width, size.height, {
    resizeWidth: to.width,
    resizeHeight: to.height,
    resizeQuality: 'medium',
  })
}
