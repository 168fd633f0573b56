export const orders = {
  menu: 'Orders',
  status: {
    pending: 'Pending payment',
    'on-hold': 'On hold',
    processing: 'Processing',
    completed: 'Completed',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    failed: 'Failed',
    trash: 'Trash',
  },
}

export const orderResources = {
  orders: {
    name: 'Order |||| Orders',
    fields: {
      number: 'Order',
      billing: { last_name: 'Customer' },
      date_created: 'Date',
      status: 'Status',
      total: 'Total',
    },
  },
}
