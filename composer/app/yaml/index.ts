export { YamlView, type YamlViewProps } from './yaml-view.tsx';
