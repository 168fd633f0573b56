const missing = () => Promise.reject(new Error('no browser that the shop is for has WebSQL'))

/** Stands for localForage's driver of that name in the build, and is passed over as one that a browser does not support. */
const noWebSql: LocalForageDriver = {
  _driver: 'webSQLStorage',
  _support: false,
  _initStorage: missing,
  iterate: missing,
  getItem: missing,
  setItem: missing,
  removeItem: missing,
  clear: missing,
  length: missing,
  key: missing,
  keys: missing,
}

export default noWebSql
