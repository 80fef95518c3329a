/** The stylesheet the element adopts. */
export { default as styles } from './styles/index.css?inline';
