import { BootProvider } from '@kit/boot'
import { benchBlocks, benchBoot, rowsOfThree } from '../page'
import { views } from '../views'

/** What a developer would write by hand for exactly this page. */
export function prepare(count: number) {
  const rows = rowsOfThree(benchBlocks(count))
  return () => (
    <BootProvider boot={benchBoot}>
      <main>
        {rows.map((blocks) => (
          <div key={blocks[0]?.id} className="row">
            <div className="grid three">
              {blocks.map(({ id, type, props }) => {
                const View = views[type]
                return (
                  <div key={id} className="cell">
                    <View {...props} blockId={id} />
                  </div>
                )
              })}
            </div>
          </div>
        ))}
      </main>
    </BootProvider>
  )
}
