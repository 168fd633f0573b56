import { Loading, Skeleton, SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import styles from './cart-page.module.css'

/** Until the device was read. */
export const CartSkeleton = () => (
  <Loading className={styles.columns}>
    <Card className={styles.waiting}>
      {[1, 2].map((line) => (
        <span key={line} className={styles.waitingLine}>
          <Skeleton width={88} height={88} />
          <SkeletonText lines={3} />
        </span>
      ))}
    </Card>
  </Loading>
)
