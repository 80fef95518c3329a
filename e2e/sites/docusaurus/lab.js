import 'position-lab';
