import { Loading, Skeleton, SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { Card, Stack } from '#app/ui/layout/container.tsx'
import styles from './cart-page.module.css'

/** Until the device was read. */
export const CartSkeleton = () => (
  <Loading>
    <Stack className={styles.columns}>
      <Card stack>
        {[1, 2].map((line) => (
          <span key={line} className={styles.waitingLine}>
            <Skeleton width={88} height={88} />
            <SkeletonText lines={3} />
          </span>
        ))}
      </Card>
    </Stack>
  </Loading>
)
