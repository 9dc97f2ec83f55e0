import { BootProvider } from '@kit/boot'
import { registerView } from '@registry/views'
import { Rows } from '@runtime/rows'
import { benchBoot, benchTree } from '../page'
import { views } from '../views'

registerView('content/heading', views.heading)
registerView('content/rich-text', views.text)
registerView('content/image', views.picture)
registerView('content/button', views.button)

export function prepare(count: number) {
  const tree = benchTree(count)
  return () => (
    <BootProvider boot={benchBoot}>
      <main>
        <Rows rows={tree.rows} />
      </main>
    </BootProvider>
  )
}
