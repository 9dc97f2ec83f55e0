import { Render } from '@puckeditor/core/rsc'
import { BootProvider } from '@kit/boot'
import { benchBoot } from '../page'
import { config, puckData } from './puck-page'

export function prepare(count: number) {
  const data = puckData(count)
  return () => (
    <BootProvider boot={benchBoot}>
      <Render config={config} data={data} />
    </BootProvider>
  )
}
