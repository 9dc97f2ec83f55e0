import { useRef } from 'react'
import { useT } from '../t'
import { Button } from '../ui/button'
import styles from './camera-scanner.module.css'
import type { ScanFormat, ScannedCode } from './scan-types'
import { texts } from './texts'
import { useCamera } from './use-camera'
import { useCodeLoop } from './use-code-loop'

type Props = {
  formats: readonly ScanFormat[]
  /** Called once for each code that is held into the frame. */
  onCode: (code: ScannedCode) => void
  /** While something covers the picture, nothing is read. */
  isPaused?: boolean
  onClose: () => void
}

/** The camera’s picture with a frame for the code. Loaded on demand: `lazy(() => import(…))`. */
export function CameraScanner({ formats, onCode, isPaused = false, onClose }: Props) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video)
  const hasFailed = useCodeLoop({ video, formats, isRunning: camera.isRunning && !isPaused, onCode })
  const problem = camera.problem ?? (hasFailed ? 'busy' : undefined)
  return (
    <div className={styles.scanner} role="group" aria-label={t(texts.camera)}>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {t(texts.problems[problem])}
        </p>
      ) : (
        <div className={styles.picture}>
          <video ref={video} muted playsInline className={styles.video} aria-label={t(texts.picture)} />
          <span className={styles.frame} aria-hidden="true" />
          <p className={styles.hint} role="status">
            {t(camera.isRunning ? texts.hint : texts.starting)}
          </p>
        </div>
      )}
      <div className={styles.ways}>
        {camera.torch !== undefined && (
          <Button
            look="secondary"
            icon="bulb"
            aria-pressed={camera.torch}
            onClick={() => void camera.switchTorch().catch(() => undefined)}
          >
            {t(texts.torch)}
          </Button>
        )}
        <Button look="secondary" icon="x" onClick={onClose}>
          {t(texts.close)}
        </Button>
      </div>
    </div>
  )
}
