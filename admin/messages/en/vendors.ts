export const vendors = {
  menu: 'Vendors',
  enabled: 'May sell',
  enabled_one: '%{name} may sell',
  enabled_hint: 'Shoppers see the shop of a vendor only while they may sell.',
  sells: 'Sells',
  waits: 'Does not sell',
  since: 'Joined',
  shop: 'Shop of the vendor',
  pictures: 'Pictures',
  person: 'Who it is',
  slug_hint: 'A part of the address of its page',
}

export const vendorResources = {
  vendors: {
    name: 'Vendor |||| Vendors',
    fields: {
      store_name: 'Name of the shop',
      slug: 'Address (slug)',
      enabled: 'May sell',
      featured: 'Featured',
      description: 'Description',
      avatar: 'Logo',
      banner: 'Banner',
      first_name: 'First name',
      last_name: 'Last name',
      phone: 'Phone',
      email: 'E-mail',
    },
  },
}
