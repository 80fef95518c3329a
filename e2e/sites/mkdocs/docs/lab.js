import('./position-lab/position-lab.js');
